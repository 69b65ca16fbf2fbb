/** Something that a group chat is told. */
export interface ChatMessage {
  readonly title: string;
  readonly lines: readonly string[];
  /** Where more is said about it; null where the product has no public address. */
  readonly url: string | null;
}

/** A robot of a group chat. */
export interface ChatRobot {
  readonly vendor: 'feishu' | 'dingtalk' | 'wecom';
  readonly address: string;
  /** null where the key stands in the address. */
  readonly secret: string | null;
}

/**
 * A message was certainly not taken: `refused` for ever (address, secret or content), `busy` and `unreachable` for now.
 * Its words name no address: a key may stand in it.
 */
export class ChatRefusal extends Error {
  readonly reason: 'refused' | 'busy' | 'unreachable';

  constructor(reason: ChatRefusal['reason'], code: number | string) {
    super(`the chat did not take it: ${reason} ${code}`);
    this.name = 'ChatRefusal';
    this.reason = reason;
  }
}

/** Tells group chats. Throws `UncertainSend` when a message may have been taken, `ChatRefusal` when it certainly was not. */
export interface ChatSender {
  /** Whether an address is one of the vendor's robots; nothing is ever sent to any other. */
  isRobot(vendor: ChatRobot['vendor'], address: string): boolean;
  send(robot: ChatRobot, message: ChatMessage): Promise<void>;
}
