/** Whatever is refused is refused in one line: a word for programs, a sentence for people. */
import type { Failure, RefusalWord } from '@kaffeehaus/protocol';
import type { Declined } from '@kaffeehaus/trust/course/declined';

export class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: number;
  readonly error: RefusalWord;
  readonly retry: number | undefined;

  constructor(status: number, error: RefusalWord, message: string, retry?: number) {
    super(message);
    this.status = status;
    this.error = error;
    this.retry = retry;
  }

  get body(): Failure {
    const { error, message, retry } = this;
    return retry === undefined ? { error, message } : { error, message, retry };
  }
}

export const badRequest = (message: string, error: RefusalWord = 'bad-request'): Refused =>
  new Refused(400, error, message);
export const notSignedIn = (): Refused => new Refused(401, 'not-signed-in', 'Say first who you are.');
export const forbidden = (message = 'That is not yours to do.', error: RefusalWord = 'forbidden'): Refused =>
  new Refused(403, error, message);
export const notFound = (message = 'There is nothing here.'): Refused =>
  new Refused(404, 'not-found', message);
export const conflict = (error: RefusalWord, message: string): Refused => new Refused(409, error, message);
export const tooFast = (retry: number): Refused =>
  new Refused(429, 'too-fast', `Too much at once. Try again in ${Math.ceil(retry / 1000)} s.`, retry);
export const notStored = (): Refused =>
  new Refused(503, 'not-stored', 'Nothing can be stored at the moment. Try again soon.', 1000);

/** What is declined on a line, as it is said by HTTP. */
export const declined = ({ why, retry }: Declined): Refused => {
  if (why === 'too-fast') return tooFast(retry ?? 1000);
  if (why === 'forbidden') return forbidden();
  return conflict(why, 'That is not possible now.');
};
