import { Search, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#screens/parts/IconButton.tsx';
import styles from './GameList.module.css';

interface SearchBoxProps {
  /** What the list searches for, trimmed. */
  name: string;
  onType: (name: string) => void;
}

/** Searches by name while it is typed (LIST-04). */
export function SearchBox({ name, onType }: SearchBoxProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(name);
  // The chart trims, and forgets the name with the other filters.
  const shown = typed.trim() === name ? typed : name;

  const type = (text: string) => {
    setTyped(text);
    onType(text);
  };

  return (
    <search className={styles.searchBox}>
      <Search size={18} aria-hidden />
      <input
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={100}
        aria-label={t('list.search')}
        placeholder={t('list.search')}
        value={shown}
        onChange={(event) => type(event.target.value)}
      />
      {shown !== '' && (
        <IconButton icon={X} size={18} label={t('list.searchClear')} onClick={() => type('')} />
      )}
    </search>
  );
}
