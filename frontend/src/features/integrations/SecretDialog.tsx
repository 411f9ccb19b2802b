import { useState } from 'react';
import { copy } from '../../shared/copy';
import { Button } from '../../ui/actions/Button';
import { Notice } from '../../ui/feedback/Notice';
import { NavigationGuard } from '../../ui/navigation/NavigationGuard';
import { Dialog } from '../../ui/overlay/Dialog';
import styles from './integrations.module.css';

const byHand = 'Выделите текст и скопируйте его сами.';

interface SecretDialogProps {
  title: string;
  secret: string;
  /** Its place, in a sentence. */
  advice: string;
  /** A line for the terminal that tries it. */
  command?: string;
  onClose: () => void;
}

/** A secret, shown this once: what would close the dialog asks first, until it is copied. */
export function SecretDialog({ title, secret, advice, command, onClose }: SecretDialogProps) {
  const [isCopied, setCopied] = useState(false);
  const [isClosing, setClosing] = useState(false);
  const take = async (text: string, done: string) => {
    if (await copy(text, done, byHand)) setCopied(true);
  };
  return (
    <Dialog
      open
      wide
      onClose={() => (isCopied ? onClose() : setClosing(true))}
      title={title}
      actions={
        isClosing && !isCopied ? (
          <>
            <Button kind="danger" onClick={onClose}>
              Закрыть, не копируя
            </Button>
            <Button kind="secondary" onClick={() => setClosing(false)}>
              Не закрывать
            </Button>
          </>
        ) : (
          <Button kind={isCopied ? 'primary' : 'secondary'} onClick={onClose}>
            Сохранено
          </Button>
        )
      }
    >
      <NavigationGuard unsaved={!isCopied} />
      <div className={styles.stack}>
        {isClosing && !isCopied ? (
          <Notice kind="error" role="alert" title="Вы его ещё не скопировали">
            Больше его не увидит никто: придётся заменить новым.
          </Notice>
        ) : (
          <Notice kind="attention">Сохраните сейчас: больше мы его не покажем. {advice}</Notice>
        )}
        <div className={styles.secret}>
          <code className={styles.code}>{secret}</code>
          <Button icon="copy" onClick={() => void take(secret, 'Скопировано')} data-first-focus>
            Скопировать
          </Button>
        </div>
        {command && (
          <>
            <p>Проверьте его из командной строки:</p>
            <div className={styles.secret}>
              <code className={styles.code}>{command}</code>
              <Button kind="secondary" icon="copy" onClick={() => void take(command, 'Команда скопирована')}>
                Скопировать команду
              </Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}
