import { describe, expect, it } from 'vitest';
import { faceDestination, idNumberError, realNameLook, tidyNumber } from './model.ts';

describe('how a real name looks', () => {
  it.each([
    [0, null, '未实名'],
    [1, 'face', '审核中'],
    [1, 'document', '审核中'],
    [2, 'face', '已实名'],
    [3, 'document', '认证失败'],
  ] as const)('state %i by %s reads %s', (state, method, label) =>
    expect(realNameLook({ state, method, reason: null }).label).toBe(label),
  );

  it('says why it failed', () =>
    expect(realNameLook({ state: 3, method: 'document', reason: '照片不清晰' }).text).toBe('照片不清晰'));
});

describe('a number as it is typed', () => {
  it('loses its spaces and is in capitals', () =>
    expect(tidyNumber(' 110105 19491231002x ')).toBe('11010519491231002X'));

  it.each([
    ['11010519491231002X', null],
    ['110105194912310021', null],
    ['1101051949123100', '身份证号码应为 18 位，最后一位可以是 X'],
    ['11010519491231002Y', '身份证号码应为 18 位，最后一位可以是 X'],
  ])('%s: %s', (number, message) => expect(idNumberError(number)).toBe(message));
});

describe('where a face check goes on', () => {
  it.each([
    ['/sandbox/face?certifyId=1', { ours: '/sandbox/face?certifyId=1' }],
    ['https://face.example.com/x', { vendor: 'https://face.example.com/x' }],
    ['//evil.example.com', null],
    ['/\\evil.example.com', null],
    ['/.//evil.example.com', null],
    ['/\t/evil.example.com', null],
    ['http://face.example.com', null],
    ['javascript:alert(1)', null],
    ['', null],
  ])('%s: %j', (url, destination) => expect(faceDestination(url)).toEqual(destination));
});
