import { MessagesScreen } from '../../../features/messages/MessagesScreen';
import { Title } from '../../../ui/Title';

/** What was sent to whom, for admins. */
export default function MessagesPage() {
  return (
    <>
      <Title>Сообщения</Title>
      <MessagesScreen />
    </>
  );
}
