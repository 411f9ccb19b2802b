import { mainPhone } from '@shlyah/domain';
import { useCompany } from './useCompany';

/** What to do when a place is not among the suggestions: not everything that people live in is in the list. */
export const useNotInList = (): string =>
  `Нет в списке? Выберите ближайший город или позвоните: ${mainPhone(useCompany())}`;
