/** The reason of a failure where another person, or another tab, was first. */
export const changedWords = (by: string): string =>
  `Акт тем временем изменился: ${by}. Посмотрите, каким он стал, и повторите.`;
