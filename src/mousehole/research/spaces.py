"""The shapes of observations, as PettingZoo and Gymnasium want to know them in advance."""
from __future__ import annotations

import numpy as np
from gymnasium import spaces

from mousehole.research.observations import ObservationBuilder


def observation_space(observations: ObservationBuilder) -> spaces.Dict:
    encoder, base = observations.encoder, observations.setup.base
    return spaces.Dict({
        "observation": spaces.Box(-encoder.most, encoder.most, (encoder.view_size,), np.float32),
        "options": spaces.Box(-encoder.most, encoder.most, (base, encoder.option_size), np.float32),
        "action_mask": spaces.Box(0, 1, (base,), np.int8)})
