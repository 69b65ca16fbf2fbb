/** One kind of trouble that is made for a long time, and what must hold afterwards. */
export interface SoakRun {
  readonly name: string;
  /** How many rounds when the command says nothing: a few minutes on two cores. */
  readonly rounds: number;
  /** Makes the trouble; `tell` says how it goes. Answers every way in which what must hold did not. */
  run(rounds: number, tell: (line: string) => void): Promise<readonly string[]>;
}
