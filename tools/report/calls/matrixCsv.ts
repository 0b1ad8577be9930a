import { csv } from './csv.ts';
import { type Matrix, typeName } from './matrix.ts';

const columns = [
  'kind',
  'name',
  'address',
  'access',
  'member type',
  'role table',
  'sent to',
  'operator',
  'status',
  'code',
  'agrees',
];

/** One line per member type, route and call. Routes belong to the router and have no operator answer. */
export const matrixCsv = ({ routes, calls }: Matrix): string =>
  csv(columns, [
    ...routes.flatMap(({ id, path, access, cells }) =>
      cells.map(({ type, says }) => [
        'route',
        id,
        path,
        access,
        typeName(type),
        says.outcome,
        says.goTo ?? '',
        '',
        '',
        '',
        '',
      ]),
    ),
    ...calls.flatMap(({ name, address, access, cells }) =>
      cells.map(({ type, says, met, status, code, agrees }) => [
        'call',
        name,
        address,
        access,
        typeName(type),
        says.outcome,
        says.goTo ?? '',
        met,
        status,
        code,
        agrees ? 'yes' : 'no',
      ]),
    ),
  ]);
