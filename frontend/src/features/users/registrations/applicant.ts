import type { User } from '../words';

/** Name of a request: the organization of a firm, otherwise the person. */
export const applicantName = ({ isLegalEntity, organization, name }: User): string =>
  (isLegalEntity && organization) || name;
