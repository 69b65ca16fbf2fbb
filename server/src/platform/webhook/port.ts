/** Something that a group chat is told. */
export interface HookMessage {
  readonly title: string;
  readonly lines: readonly string[];
  /** Where more is said about it; null where the product has no public address. */
  readonly url: string | null;
}

/** A hook of a group chat. */
export interface Hook {
  readonly vendor: 'feishu' | 'dingtalk' | 'wecom';
  readonly address: string;
  /** null where the key stands in the address. */
  readonly secret: string | null;
}

/**
 * A message was certainly not taken: `refused` for ever (address, secret or content), `busy` and `unreachable` for now.
 * Its words name no address: a key may stand in it.
 */
export class HookRefusal extends Error {
  readonly reason: 'refused' | 'busy' | 'unreachable';

  constructor(reason: HookRefusal['reason'], code: number | string) {
    super(`the chat did not take it: ${reason} ${code}`);
    this.name = 'HookRefusal';
    this.reason = reason;
  }
}

/** Tells group chats. Throws `UncertainSend` when a message may have been taken, `HookRefusal` when it certainly was not. */
export interface HookSender {
  /** Whether an address is one of the vendor's robots; nothing is ever sent to any other. */
  readonly isHook: (vendor: Hook['vendor'], address: string) => boolean;
  readonly send: (hook: Hook, message: HookMessage) => Promise<void>;
}
