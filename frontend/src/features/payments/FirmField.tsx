import { useAppDispatch } from '../../shared/hooks';
import { Combobox, type ComboboxOption } from '../../ui/fields/Combobox';
import { getUsers } from '../users/actions';

interface FirmOption extends ComboboxOption {
  id: number;
}

/** A firm as it is typed: `id` once it is picked from the list. */
export interface PickedFirm {
  text: string;
  /** 0 for a firm whose account is gone: `unp` names it. */
  id: number | null;
  unp?: string | null;
}

interface FirmFieldProps {
  id?: string;
  value: PickedFirm;
  onChange: (firm: PickedFirm) => void;
  error?: string | undefined;
}

/** A firm found by its name, УНП, e-mail or telephone. */
export function FirmField({ id, value, onChange, error }: FirmFieldProps) {
  const dispatch = useAppDispatch();
  const search = async (query: string): Promise<FirmOption[]> => {
    const { data } = await dispatch(getUsers({ search: query, role: 'customer', page: 1 })).unwrap();
    return data
      .filter(({ isLegalEntity }) => isLegalEntity)
      .map(({ id: user, organization, name, Unp }) => ({
        id: user,
        label: organization ?? name,
        note: Unp ? `УНП ${Unp}` : name,
      }));
  };
  return (
    <Combobox<FirmOption>
      {...(id !== undefined && { id })}
      label="Фирма"
      placeholder="Название или УНП"
      value={value.text}
      search={search}
      nothing="Такой фирмы нет среди клиентов"
      error={error}
      onChange={(text, option) => onChange({ text, id: option?.id ?? null })}
    />
  );
}
