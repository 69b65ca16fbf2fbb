/**
 * A reason to refuse. A five-digit code travels on HTTP 200; a three-digit code is the HTTP status itself (decisions §3).
 * `message` is Chinese, made for the person who reads it; an operation may replace it by a more exact one.
 */
export interface ErrorCode {
  readonly code: number;
  readonly message: string;
}

/** Declares the codes of one domain; uniqueness over all domains is held by a test. */
export function errorCodes<const T extends Record<string, ErrorCode>>(codes: T): T {
  return codes;
}

/** Codes that belong to no single domain. */
export const errors = errorCodes({
  invalidInput: { code: 40001, message: '请检查填写的内容' },
  notFound: { code: 40400, message: '内容不存在或已被移除' },
  stateChanged: { code: 40900, message: '状态已变化，请刷新' },
  /** The key of an act (Idempotency-Key) came with another act: neither is done, nor is the first one's result passed off. */
  keyReused: { code: 40901, message: '这个操作标识已用于另一次操作，请刷新后重试' },
  tooSoon: { code: 42900, message: '操作太频繁，请稍后再试' },
  badRequest: { code: 400, message: '请求格式有误，请检查后重试' },
  notSignedIn: { code: 401, message: '请先登录' },
  notAllowed: { code: 403, message: '您没有权限进行此操作' },
  unknownCall: { code: 404, message: '请求的接口不存在' },
  requestTimeout: { code: 408, message: '请求超时，请重试' },
  tooLarge: { code: 413, message: '文件或内容过大，请压缩后再试' },
  unsupportedType: { code: 415, message: '不支持的内容格式' },
  tooManyRequests: { code: 429, message: '请求过于频繁，请稍后再试' },
  headersTooLarge: { code: 431, message: '请求头过大，请清除本站的 Cookie 后重试' },
  internal: { code: 500, message: '服务器内部错误，请稍后再试' },
  unavailable: { code: 503, message: '服务暂时不可用，请稍后再试' },
});

/** What an id that cannot be one is objected to with: nothing has ever stood behind such an address. */
export const malformedId = '编号格式不正确';
