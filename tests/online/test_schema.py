"""Everything that the schema of the REST part allows, and much that it doesn't, is requested: nothing goes wrong."""
from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from mousehole.testkit.online import Server


def test_schemathesis_finds_nothing(server: Server, tmp_path: Path) -> None:
    program = Path(sys.executable).with_name("schemathesis")
    done = subprocess.run(
        [program, "--no-color", "run", f"{server.url}/api/schema/openapi.json", "--checks",
         "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance",
         "--phases", "examples,coverage,fuzzing", "--max-examples", "15", "--seed", "8",
         "--generation-database", "none"],
        cwd=tmp_path, capture_output=True, text=True, check=False, timeout=170,
        env=os.environ | {"NO_PROXY": "*", "no_proxy": "*"})
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
