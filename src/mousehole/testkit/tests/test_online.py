"""What tests ask servers with: a server that breaks off is one that is not there."""
from __future__ import annotations

import socket
from threading import Thread

import pytest

from mousehole.testkit.online import get


@pytest.mark.parametrize("status", ["200 OK", "503 Service Unavailable"])
def test_a_server_that_dies_in_the_middle_of_its_answer_is_gone(status: str) -> None:
    """People press the button again; those who play while servers are killed caught only `OSError`."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        def break_off() -> None:
            connection, _ = server.accept()
            with connection:
                connection.recv(4096)
                connection.sendall(f"HTTP/1.1 {status}\r\nContent-Length: 1406\r\n\r\n".encode())

        dying = Thread(target=break_off)
        dying.start()
        with pytest.raises(OSError, match="broke off"):
            get(f"http://127.0.0.1:{server.getsockname()[1]}/")
        dying.join()
