import { useSearchParams } from 'react-router-dom';

/** The place that the address asks for: null for none, -1 for one that cannot be. */
export function useIndex(): number | null {
  const [search] = useSearchParams();
  const given = search.get('index');
  if (given === null) return null;
  return /^\d{1,4}$/u.test(given) ? Number(given) : -1;
}
