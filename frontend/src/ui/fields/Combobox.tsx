import { useCombobox } from 'downshift';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { classes } from '../classes';
import { plainWords } from './combobox-words';
import styles from './Combobox.module.css';
import control from './control.module.css';
import { Field, type FieldFrameProps } from './Field';
import { useExactPick } from './useExactPick';
import { useSuggestions } from './useSuggestions';

export interface ComboboxOption {
  id: number | string;
  /** The text of the field once it is picked. */
  label: string;
  /** Its text in the list, where that is shorter than the label. */
  name?: string;
  /** A second, smaller line that distinguishes namesakes. */
  note?: string;
  /** Whether the text that was searched for means this option and no other. */
  exact?: boolean;
}

export interface ComboboxProps<Option extends ComboboxOption> extends FieldFrameProps {
  /** The text in the field: typed or picked. */
  value: string;
  /** Every change of the text; `option` is there only when it was picked from the list. */
  onChange: (text: string, option: Option | null) => void;
  search: (query: string) => Promise<readonly Option[]>;
  /** Offered while nothing is typed. */
  offered?: readonly Option[];
  onBlur?: () => void;
  name?: string | undefined;
  /** Path of a value that a pick fills in beside the text: its errors belong to this control. */
  fills?: string | undefined;
  placeholder?: string;
  /** Advice for no matches; never blames the input. */
  nothing?: string | undefined;
  /** Enter sends the form as well, with the highlighted option too, where the form is this one question. */
  enterSends?: boolean;
  /** Takes a pasted text that is more than a name to be found; true when it did. A field with offers has none of it then. */
  onPasteText?: ((text: string) => boolean) | undefined;
  /** false looks a text that the field begins with up at once: it was typed before and not picked. */
  picked?: boolean;
}

/** How long the list stays after the field loses the focus (docs/contract.md#timing). */
const HIDE_AFTER_BLUR_MS = 300;

/**
 * A text field with suggestions, such as cities: arrows, Enter and Escape, the state announced to screen readers. A fully
 * typed name needs no pick: Enter and leaving the field take the one exact match.
 */
export function Combobox<Option extends ComboboxOption>(props: ComboboxProps<Option>) {
  const { label, hint, error, optional, width, labelHidden, value, onChange, search } = props;
  const hideTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [wanted, setWanted] = useState(props.picked === false && value !== '');
  const ownId = useId();
  const inputId = props.id ?? ownId;
  const query = value.trim();
  const isAsked = wanted && query !== '';
  const suggestions = useSuggestions(search, query, isAsked);
  const isOffered = query === '' && props.offered !== undefined && props.offered.length > 0;
  const options = isOffered ? (props.offered ?? []) : suggestions.options;
  const state = isOffered ? 'ready' : suggestions.state;
  const pick = (option: Option) => {
    setWanted(false);
    onChange(option.label, option);
  };
  const { settle, problem } = useExactPick({
    suggestions,
    query: isAsked ? query : '',
    nothing: props.nothing,
    onPick: pick,
  });

  const box = useCombobox<Option>({
    items: [...options],
    inputValue: value,
    itemToString: (option) => option?.label ?? '',
    inputId,
    onSelectedItemChange: ({ selectedItem, type }) => {
      if (type === useCombobox.stateChangeTypes.FunctionReset) return;
      if (selectedItem) pick(selectedItem);
      else setWanted(false);
    },
    stateReducer: (before, { changes, type }) => {
      switch (type) {
        case useCombobox.stateChangeTypes.InputBlur:
          // On blur the list stays for a moment and picks nothing, so that a tap on it is not lost.
          return { ...changes, isOpen: before.isOpen, selectedItem: before.selectedItem, inputValue: value };
        case useCombobox.stateChangeTypes.InputKeyDownEscape:
          return { ...changes, isOpen: false, selectedItem: before.selectedItem, inputValue: value };
        case useCombobox.stateChangeTypes.InputClick:
          return { ...changes, isOpen: true };
        case useCombobox.stateChangeTypes.InputChange:
          // A text that was changed is no longer the option that was picked.
          return { ...changes, selectedItem: null, highlightedIndex: -1 };
        default:
          return changes;
      }
    },
  });

  useEffect(() => () => clearTimeout(hideTimer.current), []);
  // A text that need not be picked is no mistake.
  const wrong = optional ? undefined : problem;
  // The error says what the words of an empty list would.
  const open = box.isOpen && (isAsked || isOffered) && !(wrong && options.length === 0);
  const words = plainWords(state, options.length, props.nothing);
  const enter = (event: KeyboardEvent<HTMLInputElement>) => {
    const highlighted = open ? options[box.highlightedIndex] : undefined;
    if (event.key !== 'Enter' || (highlighted && !props.enterSends)) return;
    // Downshift takes every Enter for its list, shown or not, and keeps it from the form.
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    if (!isAsked || event.nativeEvent.isComposing) return;
    if (highlighted) return pick(highlighted);
    settle();
    // For a name that has to be chosen; a pick hides the list.
    box.openMenu();
    if (!props.enterSends) event.preventDefault();
  };

  return (
    <Field
      label={label}
      hint={hint}
      optional={optional}
      width={width}
      labelHidden={labelHidden}
      error={error ?? wrong}
      id={inputId}
    >
      {(controlProps) => (
        <div className={styles.box}>
          <input
            {...box.getInputProps({
              onChange: (event) => {
                setWanted(true);
                onChange((event.target as HTMLInputElement).value, null);
              },
              onFocus: () => {
                clearTimeout(hideTimer.current);
                if (wrong) box.openMenu();
              },
              onKeyDown: enter,
              onPaste: (event) => {
                if (!props.onPasteText?.(event.clipboardData.getData('text'))) return;
                event.preventDefault();
                if (props.offered) return box.closeMenu();
                setWanted(true);
                box.openMenu();
              },
              onBlur: () => {
                settle();
                hideTimer.current = setTimeout(box.closeMenu, HIDE_AFTER_BLUR_MS);
                props.onBlur?.();
              },
            })}
            {...controlProps}
            aria-labelledby={undefined}
            name={props.name}
            data-fills={props.fills}
            placeholder={props.placeholder}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            className={control.control}
          />
          {/* A press on the list, its scrollbar included, does not leave the field. */}
          <div
            role="presentation"
            className={classes(styles.panel, !open && styles.closed)}
            onMouseDown={(event) => event.preventDefault()}
          >
            <ul
              {...box.getMenuProps({
                'aria-label': typeof label === 'string' ? label : 'Варианты',
                'aria-labelledby': undefined,
              })}
              className={styles.list}
            >
              {open &&
                options.map((option, index) => (
                  <li
                    key={option.id}
                    {...box.getItemProps({ item: option, index })}
                    className={classes(styles.option, index === box.highlightedIndex && styles.active)}
                  >
                    <span>{option.name ?? option.label}</span>
                    {option.note && <span className="quiet">{option.note}</span>}
                  </li>
                ))}
            </ul>
            {open && words.visible && (
              <p className={classes(styles.words, state !== 'loading' && styles.stays)}>{words.visible}</p>
            )}
          </div>
          <span role="status" className="visually-hidden">
            {open ? words.announced : ''}
          </span>
        </div>
      )}
    </Field>
  );
}
