import { errors } from '@pinjian/contract/errors.ts';
import { interviewSocket } from '@pinjian/contract/interview-room.ts';
import { pushSocket } from '@pinjian/contract/push.ts';
import { describe, expect, it } from 'vitest';
import { userInfoOf } from './answers/account.ts';
import { brokenFrame, brokenPlain, keptAnswer, sentFrame, type Said } from './kept-contract.ts';

const said = (data: unknown, facts: Partial<Said> = {}): Said => ({
  code: 200,
  message: 'success',
  status: 200,
  data,
  ...facts,
});
const message = {
  id: 'm1',
  title: 'AI面试邀请',
  content: '',
  messageType: '11',
  isRead: '0',
  createTime: '2026-11-20T10:00:00+08:00',
  meta: {},
};

describe('an answer', () => {
  it('travels without what its call does not declare, at any depth', () => {
    const { said: kept, broken } = keptAnswer(
      'GET',
      '/job/message/list',
      said([{ ...message, secret: 1, meta: { companyName: '青山', inner: 2 } }]),
    );
    expect(broken).toEqual([]);
    expect(kept.data).toEqual([{ ...message, meta: { companyName: '青山' } }]);
  });

  it('is null where its call answers nothing', () => {
    expect(keptAnswer('POST', '/job/message/markAsRead', said({ done: true }))).toEqual({
      said: said(null),
      broken: [],
    });
  });

  it.each([
    ['is no list', null, 'the whole: '],
    ['lacks a field', [{ ...message, createTime: undefined }], '0.createTime: '],
    ['has a wrong word', [message, { ...message, isRead: 'yes' }], '1.isRead: '],
    ['breaks a union below', [{ ...message, meta: { target: { kind: 'nowhere', ids: {} } } }], '0.meta.target.kind: '],
  ])('that %s is objected to by the name of its call and the path of the field', (_what, data, where) => {
    const { broken } = keptAnswer('GET', '/job/message/list', said(data));
    expect(broken).toHaveLength(1);
    expect(broken[0]).toContain(`listMessages (GET /job/message/list): ${where}`);
  });

  it('names each wrong field of an alternative, and what is there instead', () => {
    const listed = { records: [{ interviewId: 7 }], total: 1, current: 1, pageSize: 10, totalCapped: false };
    const { broken } = keptAnswer('GET', '/interview/list', said(listed));
    expect(broken.some((each) => each.includes('records.0.interviewId: ') && each.endsWith('7 is there'))).toBe(true);
  });

  it('in an envelope is none where the call answers a file, and the other way round', () => {
    const pdf = new Response('%PDF', { headers: { 'content-type': 'application/octet-stream' } });
    const report = '/interview/report/one/pdf';
    expect(keptAnswer('GET', report, said({})).broken).toHaveLength(1);
    expect(brokenPlain('GET', report, pdf)).toEqual([]);
    expect(brokenPlain('GET', report, Response.json({}))).toHaveLength(1);
    expect(brokenPlain('GET', '/admin/user/info', pdf)).toHaveLength(1);
    expect(brokenPlain('GET', '/admin/user/info', Response.json(said(userInfoOf('seeker'))))).toHaveLength(1);
  });

  it('of somebody in between, or to what is no call, is not held to the contract', () => {
    const page = new Response('<html>', { headers: { 'content-type': 'text/html' } });
    expect(brokenPlain('GET', '/admin/user/info', page)).toEqual([]);
    expect(brokenPlain('GET', '/admin/user/info', new Response('', { status: 502 }))).toEqual([]);
    expect(keptAnswer('GET', '/no/such/call', said('anything')).broken).toEqual([]);
  });
});

describe('a refusal', () => {
  const refused = (code: number, status: number) =>
    keptAnswer('GET', '/admin/user/info', said({ any: 'data' }, { code, status, message: '' }));

  it('keeps its data', () => {
    expect(refused(errors.stateChanged.code, 200)).toMatchObject({ broken: [], said: { data: { any: 'data' } } });
    expect(refused(errors.notAllowed.code, 403).broken).toEqual([]);
  });

  it.each([
    ['a code that nothing declares', 49_999, 200],
    ['a status that nothing declares', 418, 418],
    ['a five-digit code on another status', errors.stateChanged.code, 409],
    ['a status as a code on 200', errors.notAllowed.code, 200],
    ['a success on another status', 200, 201],
  ])('by %s is objected to', (_what, code, status) => {
    expect(refused(code, status).broken[0]).toMatch(/^getUserInfo \(GET \/admin\/user\/info\): /);
  });
});

describe('a frame', () => {
  it('is sent as it is where the socket has it', () => {
    const frame = { event: 'messages', at: '2026-11-22T00:00:00.000Z' };
    expect(sentFrame(pushSocket.path, frame)).toBe(JSON.stringify(frame));
  });

  it('that the socket does not have is not sent, and not taken', () => {
    expect(() => sentFrame(pushSocket.path, { event: 'gone' })).toThrow('/webSocket, sent: event: ');
    expect(() => sentFrame('/elsewhere', {})).toThrow('the contract has no socket /elsewhere');
    expect(brokenFrame(interviewSocket.path, 'received', { type: 'typing', id: 'frame-0001' })).toEqual([]);
    expect(brokenFrame(interviewSocket.path, 'received', { type: 'typing', id: 'short' })).toHaveLength(1);
  });
});
