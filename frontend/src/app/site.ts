import type { CompanyDto } from '@shlyah/api-client';

/** The company, and the site's address without a trailing slash. */
export interface Site {
  company: CompanyDto;
  address: string;
}

/** What the pages of the application are drawn from. */
export interface DrawnSite extends Site {
  /** «По средам и субботам доставки нет»; '' when every weekday has delivery. */
  closedDays: string;
}

export const escape = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
