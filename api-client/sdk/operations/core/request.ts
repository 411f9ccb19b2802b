export const request = (..._: unknown[]): never => {
  throw new Error('use Shlyah');
};
