import type { Endpoint } from '@pinjian/contract/endpoint.ts';
import { successCode } from '@pinjian/contract/envelope.ts';
import type { Envelope } from '@pinjian/contract/envelope.ts';
import { isRecord } from '../storage.ts';
import { CallError, texts } from './failure.ts';

/** Name of a downloaded PDF when the request names none (spec §7). */
const defaultFileName = '我的在线简历.pdf';

export type SavePdf = (content: Blob, fileName: string) => void;

/** The envelope of an answer, or null for anything else (a proxy's page, an empty body). */
async function envelopeOf(response: Response): Promise<Envelope | null> {
  const type = response.headers.get('content-type') ?? '';
  if (!type.includes('json')) return null;
  const body: unknown = await response.json().catch((error: unknown) => {
    if (error instanceof SyntaxError) return null;
    throw error;
  });
  if (!isRecord(body) || typeof body['code'] !== 'number') return null;
  return {
    code: body['code'],
    data: body['data'] ?? null,
    message: typeof body['message'] === 'string' ? body['message'] : '',
  };
}

/** The failure that an answer of another HTTP status than 2xx stands for (rows of spec §8). */
export async function failureOf(response: Response): Promise<CallError> {
  const envelope = await envelopeOf(response);
  const requestId = response.headers.get('x-request-id');
  const facts = { status: response.status, code: envelope?.code ?? response.status, data: envelope?.data, requestId };
  const said = envelope?.message === undefined || envelope.message === '' ? null : envelope.message;
  if (response.status === 401)
    return new CallError({ ...facts, kind: 'unauthorized', message: said ?? texts.sessionExpired });
  if (response.status === 403) return new CallError({ ...facts, kind: 'forbidden', message: said ?? texts.failed });
  if (response.status === 404) return new CallError({ ...facts, kind: 'status', message: texts.unknownCall });
  if (response.status >= 500) return new CallError({ ...facts, kind: 'status', message: texts.server });
  return new CallError({ ...facts, kind: 'status', message: said ?? texts.failed });
}

function fileNameOf(input: object): string {
  const name = 'fileName' in input ? input.fileName : undefined;
  return typeof name === 'string' && name !== '' ? name : defaultFileName;
}

/**
 * Reads a 2xx answer. An octet-stream is saved as a PDF under the request's fileName and answers null (spec §7).
 * @throws CallError `refused` for another code than 200, `broken` for what is no envelope.
 */
export async function readAnswer(
  endpoint: Endpoint,
  input: object,
  response: Response,
  savePdf: SavePdf,
): Promise<Envelope> {
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('application/octet-stream')) {
    const content = await response.blob();
    savePdf(new Blob([content], { type: 'application/pdf' }), fileNameOf(input));
    return { code: successCode, data: null, message: '' };
  }
  const requestId = response.headers.get('x-request-id');
  const envelope = await envelopeOf(response);
  if (envelope === null) {
    const cause = `${endpoint.method} ${endpoint.path} answered ${type === '' ? 'nothing readable' : type}`;
    throw new CallError({ kind: 'broken', message: texts.broken, status: response.status, requestId, cause });
  }
  if (envelope.code !== successCode) {
    throw new CallError({
      kind: 'refused',
      message: envelope.message === '' ? texts.failed : envelope.message,
      code: envelope.code,
      status: response.status,
      data: envelope.data,
      requestId,
    });
  }
  return envelope;
}
