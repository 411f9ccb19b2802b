import { paths } from '../../paths';
import type { IconName } from '../../ui/icons/paths';

export interface NavItem {
  to: string;
  label: string;
  icon?: IconName;
  /** Addresses that also count as being here. */
  under?: string;
  /** A counter of waiting items beside the label. */
  counts?: 'registrations' | 'proposals' | 'objections';
  /** Of firms; another client has it only with acts. */
  ofFirms?: boolean;
}

/** Entries of a menu under a heading; those of a short menu have none. */
export interface NavGroup {
  heading: string | null;
  items: readonly NavItem[];
}

/** The main menu of the site (docs/contract.md#menus). */
export const mainMenu: readonly NavItem[] = [
  { to: paths.services, label: 'Услуги и тарифы' },
  { to: paths.about, label: 'О компании' },
  { to: paths.contact, label: 'Контакты' },
];
