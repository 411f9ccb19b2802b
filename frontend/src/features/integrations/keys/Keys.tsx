import { MAX_KEYS } from '@shlyah/domain';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { QueryState } from '../../../shared/QueryState';
import { useLoaded } from '../../../shared/useLoaded';
import { Button, LinkButton } from '../../../ui/actions/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { nbsp } from '../../../ui/text';
import { getKeys } from '../actions';
import styles from '../integrations.module.css';
import { KeyTable } from '../KeyTable';
import { SecretDialog } from '../SecretDialog';
import type { Key, NewKey } from '../types';
import { CreateKey } from './CreateKey';
import { RevokeKey } from './RevokeKey';
import { RotateKey } from './RotateKey';
import { curlOf } from './curl';

/** «Ключи»: the own keys, or the form of a new one, `?new=1`. */
export default function Keys() {
  const [query, setQuery] = useSearchParams();
  const keys = useLoaded(getKeys, undefined);
  const [made, setMade] = useState<NewKey>();
  const [asked, setAsked] = useState<{ what: 'rotate' | 'revoke'; key: Key }>();

  const keep = (fresh: NewKey) => {
    setMade(fresh);
    setAsked(undefined);
    keys.reload();
  };
  const leaveForm = () => setQuery({}, { replace: true });
  if (query.has('new')) {
    return (
      <CreateKey
        onCancel={leaveForm}
        onCreated={(fresh) => {
          keep(fresh);
          leaveForm();
        }}
      />
    );
  }
  return (
    <>
      <QueryState
        loaded={keys}
        failedTitle="Не удалось загрузить ключи"
        waiting={<SkeletonRows rows={3} height="72px" label="Загружаем ключи…" />}
      >
        {(list) =>
          list.length === 0 ? (
            <EmptyState title="Ключей пока нет" action={<NewKeyLink />}>
              С ключом ваша программа — 1С, сайт, склад — оформляет заказы и следит за ними сама. Начните с
              тестового: его заказы видите только вы.
            </EmptyState>
          ) : (
            <>
              <div className={styles.over}>
                <p className="quiet">
                  {list.length} из{nbsp}
                  {MAX_KEYS}. Сам ключ показывается один раз, при создании.
                </p>
                <NewKeyLink />
              </div>
              <KeyTable
                keys={list}
                action={(key) => (
                  <>
                    <Button
                      kind="quiet"
                      size="small"
                      aria-label={`Заменить ключ «${key.name}»`}
                      onClick={() => setAsked({ what: 'rotate', key })}
                    >
                      Заменить
                    </Button>
                    <Button
                      kind="quiet"
                      size="small"
                      aria-label={`Отозвать ключ «${key.name}»`}
                      onClick={() => setAsked({ what: 'revoke', key })}
                    >
                      Отозвать
                    </Button>
                  </>
                )}
              />
            </>
          )
        }
      </QueryState>
      {asked?.what === 'rotate' && (
        <RotateKey apiKey={asked.key} onRotated={keep} onCancel={() => setAsked(undefined)} />
      )}
      {asked?.what === 'revoke' && (
        <RevokeKey
          apiKey={asked.key}
          onRevoked={() => {
            setAsked(undefined);
            keys.reload();
          }}
          onCancel={() => setAsked(undefined)}
        />
      )}
      {made && (
        <SecretDialog
          title={`Ключ «${made.name}»`}
          secret={made.secret}
          advice="Храните его как пароль, в хранилище секретов, а не в коде страницы."
          command={curlOf(made, window.location.origin)}
          onClose={() => setMade(undefined)}
        />
      )}
    </>
  );
}

const NewKeyLink = () => (
  <LinkButton to="?new=1" icon="plus">
    Создать ключ
  </LinkButton>
);
