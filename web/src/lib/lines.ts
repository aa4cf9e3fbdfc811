/** The story in sentences: what each line of the log says, and who sat where when it happened. */
import type { Deed } from '../games/types';
import type { AnyLine, Frame, Result, Said, Told } from './messages';
import { levelName, reasonText, seatNames, seatsTold } from './names';
import { say, t } from './texts.svelte';

export interface LogLine {
  n: number;
  at: number;
  text: Told;
  /** `referee`: what luck or truth decided; `player`: a move; `table`: everything about the table itself. */
  kind: 'player' | 'referee' | 'table';
  seat: string;
  /** Taken back since. */
  undone: boolean;
  /** Only this viewer saw it so. */
  secret: boolean;
  move: string;
}

const REFEREE = '*';

export function story(lines: readonly AnyLine[], game: string): LogLine[] {
  const undone = takenBack(lines);
  const names = new Map<string, string>();
  const found: LogLine[] = [];
  const quiet = new Map<string, boolean>();
  /** A sentence without words: whether it is one depends on nothing but which one it is. */
  const isQuiet = (text: Told) => {
    if (!quiet.has(text[0])) quiet.set(text[0], !say(text));
    return quiet.get(text[0]);
  };
  for (const line of lines) {
    if (line.type === 'sat') {
      const name = line.level ? t('web-seat-bot', { level: levelName(line.level) }) : line.name || t('web-nameless');
      for (const seat of line.seats) names.set(seat, name);
    }
    const text = sentence(line, game, names);
    if (!text || line.type === 'skip' || isQuiet(text)) continue;
    const seat = line.type === 'moved' ? line.seat : '';
    const kind = line.type !== 'moved' ? 'table' : seat === REFEREE ? 'referee' : 'player';
    const [move, secret] = line.type === 'moved' ? [line.move, line.secret] : ['', false];
    found.push({ n: line.n, at: line.at, text, kind, seat, undone: undone.has(line.n), secret, move });
  }
  return found;
}

/** A view of a game that the table has ended: for the board it is over, too, though the rules do not say so. */
export function ended(view: unknown, result: Result | null): unknown {
  if (!result || !view || (view as { outcome?: unknown }).outcome) return view;
  return { ...view, outcome: { winners: result.winners, reason: result.reason } };
}

/** The moments of a replay that have something to say: where a line has no words, the moment before it ends with it. */
export function spoken(frames: readonly Frame[]): Frame[] {
  const found: Frame[] = [];
  for (const frame of frames) {
    const before = frame.text && !say(frame.text) ? found.pop() : undefined;
    const { seat, move, text, why, comments } = before ?? frame;
    found.push(before ? { ...frame, seat, move, text, why, comments: [...comments, ...frame.comments] } : frame);
  }
  return found;
}

/** The numbers of moves taken back. Those made after a move go with it. */
function takenBack(lines: readonly AnyLine[]): Set<number> {
  const found = new Set<number>();
  for (const line of lines) {
    if (line.type !== 'undone') continue;
    for (const each of lines) if (each.type === 'moved' && each.n >= line.move && each.n < line.n) found.add(each.n);
  }
  return found;
}

/** What has happened since the last move of these seats: what they have not seen yet when it is their turn again. */
export function latestMoves(lines: readonly LogLine[], mine: readonly string[], most = 5): LogLine[] {
  const moves = lines.filter((line) => line.kind !== 'table' && !line.undone);
  const first = moves.findIndex((line) => line.kind === 'player');
  const own = moves.findLastIndex((line) => mine.includes(line.seat));
  if (first < 0) return [];
  const since = moves.slice(own < 0 ? first : own + 1);
  return since.length ? since.slice(-most) : moves.slice(own);
}

/** All moves and gestures that stand; with covered secrets, those moves that only this viewer saw so are veiled, or left out. */
export function deeds(lines: readonly AnyLine[], covered: boolean, veil?: (move: string) => string): Deed[] {
  const undone = takenBack(lines);
  return lines.flatMap((line): Deed[] => {
    if (line.type === 'gestured') return [{ seat: line.seat, what: line.what }];
    if (line.type !== 'moved' || undone.has(line.n)) return [];
    const move = covered && line.secret ? veil?.(line.move) : line.move;
    return move === undefined ? [] : [{ seat: line.seat, move }];
  });
}

/** What was said, for the chat. */
export function talk(lines: readonly AnyLine[]): Said[] {
  return lines.filter((line): line is Said => line.type === 'said');
}

function sentence(line: AnyLine, game: string, names: Map<string, string>): Told | null {
  const seatsOf = (seats: readonly string[]) => seatsTold(game, seats);
  const who = (seats: readonly string[]) => names.get(seats[0] ?? '') ?? seatNames(game, seats);
  switch (line.type) {
    case 'moved':
      return line.text;
    case 'opened':
      return ['web-log-opened', { name: line.by || t('web-nameless') }];
    case 'sat':
      return ['web-log-sat', { name: who(line.seats), seats: seatsOf(line.seats) }];
    case 'left':
    case 'resigned':
      return [`web-log-${line.type}`, { name: who(line.seats), seats: seatsOf(line.seats) }];
    case 'freed':
      return ['web-log-freed', { seats: seatsOf([line.seat]) }];
    case 'undone':
      return ['web-log-undone', { seats: seatsOf([line.seat]) }];
    case 'flagged':
      return ['web-log-flagged', { seats: seatsOf([line.seat]) }];
    case 'proposed':
      return [`web-log-proposed-${line.what}`, { name: who(line.seats) }];
    case 'answered':
      return [line.yes ? 'web-log-agreed' : 'web-log-declined', { name: who(line.seats) }];
    case 'begun':
    case 'paused':
    case 'resumed':
    case 'outage':
    case 'followed':
    case 'closed':
      return [`web-log-${line.type}`, {}];
    case 'ended':
      return resultTold(game, line.winners, reasonText(game, line.reason));
    case 'said':
    case 'gestured':
    case 'brought':
    case 'skip':
      return null;
  }
}

/** How a game ended, in one sentence; `reason` is already in words. */
export function resultTold(game: string, winners: readonly string[], reason: string): Told {
  const kind = winners.length ? 'web-result-won' : 'web-result-nobody';
  const who = seatsTold(game, winners);
  return reason ? [`${kind}-because`, { winners: who, reason }] : [kind, { winners: who }];
}

/** The same with equal lines of the referee, such as seven cards drawn unseen, told once: how often is beside it. */
export function merged(lines: readonly LogLine[]): { line: LogLine; times: number }[] {
  const found: { line: LogLine; times: number }[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    const again = last && line.kind === 'referee' && last.line.kind === 'referee' && !line.secret && !line.undone;
    if (again && say(last.line.text) === say(line.text)) {
      last.line = line;
      last.times += 1;
    } else found.push({ line, times: 1 });
  }
  return found;
}
