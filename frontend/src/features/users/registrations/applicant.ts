import type { Request } from './actions';

/** How a request is called: the organization of a firm, otherwise the person. */
export const applicantName = ({ isLegalEntity, organization, name }: Request): string =>
  (isLegalEntity && organization) || name;
