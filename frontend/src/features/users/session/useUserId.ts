import { useSelector } from 'react-redux';
import { selectUser } from './selectors';

/** The id of the logged-in user, under which drafts are kept; 0 for a visitor. */
export const useUserId = (): number => useSelector(selectUser)?.id ?? 0;
