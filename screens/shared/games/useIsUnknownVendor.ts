import { useQuery } from '@tanstack/react-query';
import { useServices } from '#src/app/services.ts';
import { useDataLanguage } from '#src/app/hooks/useDataLanguage.ts';

/** Whether the operator has no vendor with this code; false until its vendors load. '' means all vendors. */
export function useIsUnknownVendor(code: string): boolean {
  const { queries } = useServices();
  const { data } = useQuery(queries.vendors(useDataLanguage()));
  if (!data || code === '') return false;
  return !Object.values(data.mapping).some((vendors) => vendors.some(({ vassalage }) => vassalage === code));
}
