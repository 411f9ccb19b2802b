import { Navigate } from 'react-router';
import { paths } from '../../../paths';
import { monthAt } from './words';

/** Opens the month that is being closed. */
export const MonthsRedirect = () => <Navigate to={paths.month(monthAt(new Date()))} replace />;
