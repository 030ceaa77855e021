// The minimal server with Postgres: Fastify and `SELECT 1`, in a separate process. Sends its port to the parent process.
import fastify from 'fastify'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const app = fastify()
app.get('/', async () => (await pool.query('select 1 as one')).rows[0])
await app.listen({ port: 0, host: '127.0.0.1' })
process.send?.({ port: (app.server.address() as { port: number }).port })
