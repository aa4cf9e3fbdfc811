"""The page and its files, and a plain page about the HTTP interface. All of it is the same for everybody."""

from __future__ import annotations

import gzip
import html
import re
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

from gaslamp.locales import say

STATIC = Path(__file__).parent / "static"
KINDS = {  # Litestar adds the charset to texts
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
    ".txt": "text/plain",
}


GZIP = re.compile(r"\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))")
PACKED = {".html", ".js", ".css", ".svg", ".txt"}
"""What grows smaller when packed; the others are packed already."""


@get(
    ["/", "/t/{table:str}", "/t/{table:str}/replay", "/replay", "/rules/{game:str}", "/carry", "/design"],
    include_in_schema=False,
    sync_to_thread=False,
)
def show_page() -> Response[bytes]:
    return page()


def page(status: int = 200) -> Response[bytes]:
    """One page; it finds out for itself what to show."""
    index = STATIC / "index.html"
    if not index.is_file():
        return Response(say(("web-not-built", {})).encode(), media_type="text/plain", status_code=503)
    return Response(index.read_bytes(), media_type=KINDS[".html"], status_code=status, headers={"Cache-Control": "no-cache"})


@get("/assets/{name:path}", include_in_schema=False, sync_to_thread=False)
def asset(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    """A file of the page. Its name holds a hash of its contents, so a browser may keep it for good."""
    return _answer(request, _file(STATIC / "assets", name), "public, max-age=31536000, immutable")


@get("/{name:str}", include_in_schema=False, sync_to_thread=False)
def top_file(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    return _answer(request, _file(STATIC, name), "no-cache")


def _file(folder: Path, name: str) -> Path:
    """A file of a folder, and of nowhere else."""
    try:
        path = (folder / str(name).lstrip("/")).resolve()
        found = path.is_relative_to(folder.resolve()) and path.suffix in KINDS and path.is_file()
    except (OSError, ValueError):  # no file can have such a name
        found = False
    if not found:
        raise NotFoundException
    return path


def _answer(request: Request[Any, Any, Any], path: Path, cache: str) -> Response[bytes]:
    if path.suffix in PACKED:
        return packed(request, path.read_bytes(), KINDS[path.suffix], cache)
    return Response(path.read_bytes(), media_type=KINDS[path.suffix], headers={"Cache-Control": cache})


def packed(request: Request[Any, Any, Any], body: bytes, kind: str, cache: str = "no-cache") -> Response[bytes]:
    """A text that is the same for everybody, packed for who takes it so. Never one with secrets: its length would tell."""
    headers = {"Cache-Control": cache, "Vary": "Accept-Encoding"}
    if not GZIP.search(request.headers.get("accept-encoding", "")):
        return Response(body, media_type=kind, headers=headers)
    return Response(_packed(body), media_type=kind, headers=headers | {"Content-Encoding": "gzip"})


@lru_cache(100)
def _packed(body: bytes) -> bytes:
    return gzip.compress(body, mtime=0)


def handlers() -> list[ControllerRouterHandler]:
    return [show_page, asset, top_file]


class PlainDocs(OpenAPIRenderPlugin):
    """The HTTP interface on one page, without a line of script."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        parts = []
        for path, methods in sorted(openapi_schema["paths"].items()):
            for method, about in methods.items():
                parts.append(f"<h2><code>{method.upper()} {html.escape(path)}</code></h2>")
                parts.append(f"<p>{html.escape(about.get('description') or about.get('summary', ''))}</p>")
                asked = [f"<code>{html.escape(each['name'])}</code>" for each in about.get("parameters", [])]
                asked += [_name(content["schema"]) for content in about.get("requestBody", {}).get("content", {}).values()]
                parts.append(f"<p>{' · '.join(asked)}</p>" if asked else "")
        title, version = openapi_schema["info"]["title"], openapi_schema["info"]["version"]
        more = '<p><a href="/api/docs/openapi.json">openapi.json</a></p>'
        head = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title} {version}</title>'
        return f"{head}<h1>{title} {version}</h1>{more}{''.join(parts)}</html>".encode()


def _name(schema: dict[str, Any]) -> str:
    """The name of a body's form."""
    if "oneOf" in schema or "anyOf" in schema:
        return " | ".join(_name(each) for each in schema.get("oneOf") or schema["anyOf"])
    return f"<code>{html.escape(str(schema.get('$ref', schema.get('type', ''))).rsplit('/', 1)[-1])}</code>"
