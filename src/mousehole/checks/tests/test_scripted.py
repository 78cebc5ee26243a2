"""Scripts are followed to their end."""
import pytest

from mousehole.checks.scripted import ScriptedRng, ScriptEnded


def test_a_script_is_followed_to_its_end() -> None:
    with ScriptedRng(2, 0) as rng:
        assert rng.roll() == 3
        assert rng.below(2) == 0
        with pytest.raises(ScriptEnded):
            rng.below(2)
    with pytest.raises(ValueError, match="nobody asked"), ScriptedRng(1):
        pass
    with pytest.raises(ValueError, match="below 2"):
        ScriptedRng(2).below(2)
