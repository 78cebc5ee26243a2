"""The shapes of observations, as PettingZoo and Gymnasium want to know them in advance."""
from __future__ import annotations

import numpy as np
from gymnasium import spaces

from mousehole.research.observations import ObservationBuilder


def observation_space(observations: ObservationBuilder) -> spaces.Dict:
    o, base = observations, observations.setup.base
    return spaces.Dict({
        "observation": spaces.Box(o.least, o.most, (o.view_size,), np.float32),
        "options": spaces.Box(o.option_least, o.option_most, (base, o.option_size), np.float32),
        "action_mask": spaces.Box(0, 1, (base,), np.int8)})
