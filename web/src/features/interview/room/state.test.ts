import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RoomSent } from '@pinjian/contract/interview-room.ts';
import { greetingTurn, progressOf, questionTurn, turnOf } from '#web/testing/fake-room.ts';
import { answersOnTheirWay, askedNow, canPress, hasAnswered, presenceOf, turnToAnswer } from './reading.ts';
import { enterRoom, isOver, roomReducer, secondsLeft } from './state.ts';
import type { RoomEvent, RoomState } from './state.ts';

const empty = enterRoom({ draft: '', answers: [] });
const received = (frame: RoomSent, now = 0): RoomEvent => ({ type: 'received', frame, now });
const after = (...events: RoomEvent[]): RoomState => events.reduce(roomReducer, empty);
const live: RoomEvent = { type: 'linked', link: 'live', ending: null, now: 0 };
const asking = received({ type: 'state', turns: [greetingTurn, questionTurn], progress: progressOf() });
const answered: RoomEvent = { type: 'answered', id: 'answer-01', to: 2, text: '我改了缓存' };
const mine = turnOf(3, '我改了缓存', { speaker: 'candidate', kind: 'said', question: 0 });

describe('an answer', () => {
  it('is on its way until it is acknowledged, and gone from there once it stands among the turns', () => {
    const sent = after(live, asking, answered);
    expect(sent.answers).toEqual([{ id: 'answer-01', to: 2, text: '我改了缓存', seq: null }]);
    const stored = roomReducer(sent, received({ type: 'ack', id: 'answer-01', seq: 3 }));
    expect(stored.answers).toEqual([{ id: 'answer-01', to: 2, text: '我改了缓存', seq: 3 }]);
    const shown = roomReducer(stored, received({ type: 'turn', turn: mine }));
    expect([shown.answers, shown.turns.map(({ seq }) => seq)]).toEqual([[], [1, 2, 3]]);
  });

  it('that came back with the turns before its acknowledgement is not shown twice', () => {
    const room = after(live, asking, answered, received({ type: 'turn', turn: mine }));
    expect(answersOnTheirWay(room)).toEqual([]);
    expect(roomReducer(room, received({ type: 'ack', id: 'answer-01', seq: 3 })).answers).toEqual([]);
  });

  it('that is refused comes back into the box, before what was written since', () => {
    const refused = received({ type: 'refused', id: 'answer-01', code: 40955, message: '现在还不能作答' });
    const room = after(live, asking, answered, { type: 'typed', text: '还有一点' }, refused);
    expect([room.draft, room.answers, room.refusal?.message]).toEqual(['我改了缓存\n还有一点', [], '现在还不能作答']);
    expect(roomReducer(room, answered).refusal).toBeNull();
  });

  it('names the turn that is answered', () => {
    expect(turnToAnswer(after(live, asking))).toBe(2);
    const greeted = received({ type: 'state', turns: [greetingTurn], progress: progressOf({ question: null }) });
    expect(turnToAnswer(after(live, greeted))).toBe(1);
  });
});

describe('turns', () => {
  it('stand in their order, each once, however they arrive', () => {
    const turns = [greetingTurn, questionTurn, mine, turnOf(4, '追问？', { kind: 'followUp', question: 0 })];
    fc.assert(
      fc.property(fc.shuffledSubarray([...turns, ...turns], { minLength: 1 }), (arrived) => {
        const room = after(...arrived.map((turn) => received({ type: 'turn', turn })));
        const seqs = room.turns.map(({ seq }) => seq);
        expect(seqs).toEqual([...new Set(arrived.map(({ seq }) => seq))].toSorted((a, b) => a - b));
      }),
    );
  });

  it('only new words of the interviewer are said aloud: a return to the room is silent, the greeting is not', () => {
    const greeted = received({ type: 'state', turns: [greetingTurn], progress: progressOf({ phase: 'greeted' }) });
    expect(after(live, greeted).heard).toBe(1);
    expect(after(live, asking).heard).toBeNull();
    expect(after(live, asking, received({ type: 'turn', turn: turnOf(4, '追问？') })).heard).toBe(4);
    expect(after(live, asking, received({ type: 'turn', turn: mine })).heard).toBeNull();
  });
});

describe('the clock', () => {
  const at = (room: RoomState, now: number) => secondsLeft(room, now);

  it('counts down from what the server said, never below zero', () => {
    const room = after(live, asking);
    expect(at(room, 10_999)).toEqual({ total: 1190, question: 170 });
    expect(at(room, 9_999_999)).toEqual({ total: 0, question: 0 });
  });

  it.each(['considering', 'paused', 'ended', 'new'] as const)('stands while the room is %s', (phase) => {
    const room = after(live, received({ type: 'state', turns: [], progress: progressOf({ phase }) }));
    expect(at(room, 60_000)).toEqual({ total: 1200, question: 180 });
  });

  it('stands while the connection is broken, where it had come to', () => {
    const broken: RoomEvent = { type: 'linked', link: 'reconnecting', ending: null, now: 30_000 };
    expect(at(after(live, asking, broken), 90_000)).toEqual({ total: 1170, question: 150 });
  });
});

describe('what the room shows', () => {
  it('keeps the question whole beside whatever else was said', () => {
    expect(askedNow(after(live, asking))).toEqual({
      lead: '好，我们开始。',
      aside: '',
      question: '说说您做过的一件事？',
      followUp: false,
    });
    const reassured = received({ type: 'turn', turn: turnOf(3, '不着急，想好了再说。', { kind: 'reassure' }) });
    expect(askedNow(after(live, asking, reassured))).toEqual({
      // What stands above the question stays: it would move the question if it went.
      lead: '好，我们开始。',
      aside: '不着急，想好了再说。',
      question: '说说您做过的一件事？',
      followUp: false,
    });
  });

  it('marks a follow-up', () => {
    const turn = turnOf(4, '你提到缓存。效果怎样？', { kind: 'followUp', question: 0 });
    const question = { index: 0, total: 3, text: '效果怎样？', turn: 4, secondsLeft: 100 };
    const room = after(
      live,
      asking,
      received({ type: 'turn', turn }),
      received({ type: 'progress', progress: progressOf({ question }) }),
    );
    expect(askedNow(room)).toEqual({ lead: '你提到缓存。', aside: '', question: '效果怎样？', followUp: true });
  });

  it('shows the interviewer as what it does', () => {
    const room = after(live, asking);
    expect([presenceOf(empty, false), presenceOf(room, false), presenceOf(room, true)]).toEqual([
      'away',
      'listening',
      'speaking',
    ]);
    expect(presenceOf(roomReducer(room, answered), true)).toBe('thinking');
    expect(
      presenceOf(after(live, received({ type: 'progress', progress: progressOf({ phase: 'paused' }) })), true),
    ).toBe('resting');
  });

  it('takes one key at a time, and none without a connection', () => {
    const room = after(live, asking);
    const pressed = roomReducer(room, { type: 'pressed', id: 'signal-01', signal: 'repeat' });
    expect([canPress(room), canPress(pressed)]).toEqual([true, false]);
    expect(canPress(roomReducer(pressed, received({ type: 'ack', id: 'signal-01', seq: null })))).toBe(true);
    expect(canPress(after(live, asking, { type: 'linked', link: 'reconnecting', ending: null, now: 0 }))).toBe(false);
  });

  it('knows whether the open question was answered', () => {
    expect(hasAnswered(after(live, asking))).toBe(false);
    expect(hasAnswered(after(live, asking, received({ type: 'turn', turn: mine })))).toBe(true);
  });

  it('is over when the server says so and nothing is under way any more', () => {
    const ended = received({ type: 'progress', progress: progressOf({ phase: 'ended', question: null }) });
    expect(isOver(after(live, asking, ended))).toBe(true);
    expect(isOver(after(live, asking, answered, ended))).toBe(false);
  });
});

describe('words while they are said', () => {
  const words = (text: string, seq = 4) => received({ type: 'speaking', seq, text });
  const considering = received({ type: 'progress', progress: progressOf({ phase: 'considering' }) });
  const reply = turnOf(4, '你提到“缓存”。怎么验证的？', { kind: 'followUp', question: 0 });

  it('grow, and the turn replaces them, also where it says something else', () => {
    const speaking = after(
      live,
      asking,
      answered,
      received({ type: 'turn', turn: mine }),
      considering,
      words('你提到'),
    );
    expect(presenceOf(speaking, false)).toBe('speaking');
    const more = roomReducer(speaking, words('“缓存”。'));
    expect(more.speaking).toEqual({ seq: 4, text: '你提到“缓存”。' });
    const whole = roomReducer(more, received({ type: 'turn', turn: reply }));
    expect([whole.speaking, whole.turns.at(-1)?.text]).toEqual([null, '你提到“缓存”。怎么验证的？']);
  });

  it('of another turn begin anew; those that come after their turn are dropped', () => {
    const room = after(live, asking, words('旧的', 3), words('新的', 4));
    expect(room.speaking).toEqual({ seq: 4, text: '新的' });
    expect(after(live, asking, received({ type: 'turn', turn: reply }), words('迟到', 4)).speaking).toBeNull();
  });

  it('are gone with the connection, and what was said comes back whole', () => {
    const room = after(live, asking, words('说到一半'));
    expect(roomReducer(room, { type: 'linked', link: 'reconnecting', ending: null, now: 0 }).speaking).toBeNull();
    expect(roomReducer(room, asking).speaking).toBeNull();
  });
});
