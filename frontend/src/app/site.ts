import type { CompanyDto } from '@shlyah/api-client';

/** The company, and the site's address without a trailing slash. */
export interface Site {
  company: CompanyDto;
  address: string;
}

export const escape = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
