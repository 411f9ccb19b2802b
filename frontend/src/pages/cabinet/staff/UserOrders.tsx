export function UserOrders({ userId, page }: { userId: number; page: number }) {
  return <p>{userId + page}</p>;
}
