/**
 * Makes a program of ReaderProcess: answers each message of the channel by one message. An error of the work ends the process, which is an
 * answer, too.
 */
export function answerEach<Question, Answer>(work: (question: Question) => Promise<Answer>): void {
  process.on('message', (question: Question) => {
    void work(question).then((answer) => void process.send?.(answer));
  });
  // Ends with the server. A signal to the whole group, such as Ctrl-C, lets the server answer first.
  process.on('disconnect', () => process.exit());
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
}
