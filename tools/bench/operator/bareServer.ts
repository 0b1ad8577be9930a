import Fastify from 'fastify';
import pg from 'pg';

/** The baseline for the operator: the minimum that Fastify and pg need for a call. */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 20 });
await pool.query(
  'create table if not exists bare (id bigint generated always as identity primary key, told text)',
);

const server = Fastify();

server.get('/', async (_request, reply) => {
  const { rows } = await pool.query<{ name: string }>(`select 'world' as name`);
  return reply.type('text/html; charset=utf-8').send(`<!doctype html><title>Hello ${rows[0]?.name}</title>`);
});

/** Inserts one row. */
server.post('/', async (request) => {
  const { rows } = await pool.query<{ id: string }>('insert into bare (told) values ($1) returning id', [
    JSON.stringify(request.body),
  ]);
  return rows[0];
});

console.log(await server.listen({ port: 0, host: '127.0.0.1' }));
process.stdin.resume().on('end', () => process.exit());
