import type { User } from '../words';

/** How a request is called: the organization of a firm, otherwise the person. */
export const applicantName = ({ isLegalEntity, organization, name }: User): string =>
  (isLegalEntity && organization) || name;
