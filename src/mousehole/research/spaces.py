"""The shape of what is seen, as PettingZoo and Gymnasium want to know it beforehand."""
from __future__ import annotations

import numpy as np
from gymnasium import spaces

from mousehole.research.seen import Eyes


def observation_space(eyes: Eyes) -> spaces.Dict:
    encoder, base = eyes.encoder, eyes.setup.base
    return spaces.Dict({
        "observation": spaces.Box(-encoder.most, encoder.most, (encoder.view_size,), np.float32),
        "options": spaces.Box(-encoder.most, encoder.most, (base, encoder.option_size), np.float32),
        "action_mask": spaces.Box(0, 1, (base,), np.int8)})
