import { useSelector } from 'react-redux';

/** «По средам и субботам доставки нет», as the server has written it into the page; '' when every weekday has delivery. */
export const useClosedDays = (): string =>
  useSelector(({ closedDays }: { closedDays: string }) => closedDays);
