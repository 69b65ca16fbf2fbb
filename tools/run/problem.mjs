/** Why a command cannot be run, for the person at the terminal. */
export class Problem extends Error {
  /**
   * @param {string} message in Chinese and in English, a line each
   * @param {number} exitCode
   */
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** Ctrl-C or its like while something was prepared: whoever sent it needs no explanation. */
export class Interrupted extends Problem {
  constructor() {
    super('', 130);
  }
}
