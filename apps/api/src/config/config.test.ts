import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

function problems(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.problems.map((problem) => problem.split(':')[0] ?? '')
    throw error
  }
}

describe('the configuration', () => {
  test('nothing set: a demo on this machine', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: 'localhost',
      dataDir: expect.stringMatching(/\/\.data$/),
      publicUrl: 'http://localhost:3000',
      databaseUrl: null,
      trustProxy: [],
      smtpUrl: null,
      mailSales: null,
      leastNoticeHours: 0,
      publisher: { sales: null, support: null, socials: [] },
      cepOffline: false,
      demo: true,
      rateLimits: true,
    })
  })

  test('production has no demo unless asked, and listens on all interfaces', () => {
    expect(readConfig({ NODE_ENV: 'production' })).toMatchObject({ demo: false, host: '0.0.0.0' })
    expect(readConfig({ NODE_ENV: 'production', DEMO: '1' })).toMatchObject({ demo: true })
  })

  test.each([
    [undefined, true],
    ['', true],
    ['development', true],
    ['test', false],
    ['production', false],
  ])('NODE_ENV=%s: the demo is seeded: %s', (NODE_ENV, demo) => {
    expect(readConfig({ NODE_ENV }).demo).toBe(demo)
    expect(readConfig({ NODE_ENV, DEMO: '0' }).demo).toBe(false)
    expect(readConfig({ NODE_ENV, DEMO: '1' }).demo).toBe(true)
  })

  test('Safe2Pay: off without a key; sandbox unless in production', () => {
    expect(readConfig({}).safe2pay).toBeNull()
    const keys = { SAFE2PAY_API_KEY: 'k', SAFE2PAY_SECRET_KEY: 's', SAFE2PAY_API_URL: 'http://stand.in/' }
    expect(readConfig(keys).safe2pay).toEqual({
      apiKey: 'k',
      secretKey: 's',
      sandbox: true,
      paymentUrl: 'https://payment.safe2pay.com.br/v2',
      apiUrl: 'http://stand.in',
    })
    expect(readConfig({ ...keys, NODE_ENV: 'production' }).safe2pay).toMatchObject({ sandbox: false })
  })

  test('Google: off without a key; the refusal of a malformed key does not repeat it', () => {
    expect(readConfig({}).googlePlaces).toBeNull()
    expect(readConfig({ GOOGLE_MAPS_KEY: ' AIza-b_1 ' }).googlePlaces).toEqual({
      key: 'AIza-b_1',
      url: 'https://places.googleapis.com',
    })
    const env = { GOOGLE_MAPS_KEY: 'AIza b', GOOGLE_PLACES_URL: 'stand.in' }
    expect(problems(env)).toEqual(['GOOGLE_MAPS_KEY', 'GOOGLE_PLACES_URL'])
    expect(() => readConfig(env)).not.toThrow(/AIza/)
  })

  test('the map: a plain grid without an address; with one, https with its three places, and a credit', () => {
    expect(readConfig({}).mapTiles).toBeNull()
    const url = 'https://tiles.example.com/{z}/{x}/{y}.png?key=abc'
    expect(readConfig({ MAP_TILES: url, MAP_CREDIT: '© OpenStreetMap' }).mapTiles).toEqual({
      url,
      credit: '© OpenStreetMap',
    })
    expect(problems({ MAP_TILES: url })).toEqual(['MAP_CREDIT'])
    expect(problems({ MAP_CREDIT: 'Ninguém' })).toEqual(['MAP_CREDIT'])
    for (const wrong of [
      'http://tiles.example.com/{z}/{x}/{y}.png',
      'https://{s}.tiles.example.com/{z}/{x}/{y}.png',
      'https://tiles.example.com/{z}/{x}.png',
    ]) {
      expect(problems({ MAP_TILES: wrong, MAP_CREDIT: 'X' }), wrong).toEqual(['MAP_TILES'])
    }
  })

  test('video files: 500 MB, or as many as are said, up to what a row can tell', () => {
    expect(readConfig({}).largestVideo).toBe(500 * 1024 * 1024)
    expect(readConfig({ LARGEST_VIDEO_MB: '20' }).largestVideo).toBe(20 * 1024 * 1024)
    for (const wrong of ['0', '2001', '1.5', '1 GB'])
      expect(problems({ LARGEST_VIDEO_MB: wrong }), wrong).toEqual(['LARGEST_VIDEO_MB'])
  })

  test('S3: files stay in the data folder without an address; with one, all other settings are required', () => {
    expect(readConfig({}).s3).toBeNull()
    const env = { S3_ENDPOINT: 'http://stand.in:9000/', S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k' }
    expect(problems(env)).toEqual(['S3_SECRET_ACCESS_KEY'])
    expect(problems({ S3_ENDPOINT: 'stand.in' })).toContain('S3_ENDPOINT')
    expect(readConfig({ ...env, S3_SECRET_ACCESS_KEY: 's' }).s3).toEqual({
      endpoint: 'http://stand.in:9000',
      bucket: 'b',
      accessKeyId: 'k',
      secretAccessKey: 's',
      region: 'us-east-1',
    })
  })

  test('TRUST_PROXY is read as a list; an empty variable counts as unset', () => {
    const env = { PUBLIC_URL: 'https://ensaio.test/', TRUST_PROXY: '10.0.0.0/8, ::1, loopback', PORT: '' }
    expect(readConfig(env)).toMatchObject({
      publicUrl: 'https://ensaio.test',
      trustProxy: ['10.0.0.0/8', '::1', 'loopback'],
      port: 3000,
    })
  })

  test.each([
    [{ PORT: '70000' }, ['PORT']],
    [{ PORT: '-1' }, ['PORT']],
    [{ PUBLIC_URL: 'javascript:1' }, ['PUBLIC_URL']],
    [{ PUBLIC_URL: 'https://example.test/ensaio', TRUST_PROXY: 'loopback' }, ['PUBLIC_URL']],
    [{ PUBLIC_URL: 'http://example.test/?of=1#there' }, ['PUBLIC_URL']],
    [{ DATABASE_URL: 'mysql://here' }, ['DATABASE_URL']],
    [{ TRUST_PROXY: 'true' }, ['TRUST_PROXY']],
    [{ TRUST_PROXY: '10.0.0.0/33' }, ['TRUST_PROXY']],
    [{ DEMO: 'yes' }, ['DEMO']],
    [{ RATE_LIMITS: '0' }, ['RATE_LIMITS']],
    [{ RATE_LIMITS: 'off', NODE_ENV: 'production' }, ['RATE_LIMITS']],
    [{ WEBHOOKS_ANYWHERE: 'yes' }, ['WEBHOOKS_ANYWHERE']],
    [{ WEBHOOKS_ANYWHERE: '1', NODE_ENV: 'production' }, ['WEBHOOKS_ANYWHERE']],
    [{ PUBLIC_URL: 'https://ensaio.test' }, ['TRUST_PROXY']],
    [{ MAIL_FROM: 'a\nBcc: b@c.d' }, ['MAIL_FROM']],
    [{ SMTP_URL: 'mail.example.com:25' }, ['SMTP_URL']],
    [{ MAIL_SALES: 'a@b.c, d@e.f' }, ['MAIL_SALES']],
    [{ MAIL_SUPPORT: 'a' }, ['MAIL_SUPPORT']],
    [{ SOCIAL_INSTAGRAM: 'javascript:alert(1)' }, ['SOCIAL_INSTAGRAM']],
    [{ VIACEP_URL: 'viacep', CEP_OFFLINE: 'yes' }, ['VIACEP_URL', 'CEP_OFFLINE']],
    [{ SAFE2PAY_API_KEY: 'k' }, ['SAFE2PAY_SECRET_KEY']],
    [{ WHATSAPP_TOKEN: 't' }, ['WHATSAPP_PHONE_ID', 'WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN']],
    [{ WHATSAPP_TEMPLATES: 'Casa' }, ['WHATSAPP_TEMPLATES']],
    [{ TWILIO_FROM: '+551150001234' }, ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN']],
    [{ TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 't', TWILIO_FROM: 'us' }, ['TWILIO_FROM']],
    [{ SAFE2PAY_SECRET_KEY: 's' }, ['SAFE2PAY_API_KEY']],
    [{ S3_BUCKET: 'ensaio' }, ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']],
    [{ S3_ACCESS_KEY_ID: 'k' }, ['S3_ENDPOINT', 'S3_BUCKET', 'S3_SECRET_ACCESS_KEY']],
    [{ S3_SECRET_ACCESS_KEY: 's' }, ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID']],
    [{ S3_REGION: 'sa-east-1' }, ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']],
    [{ S3_ENDPOINT: 'https://s3.test' }, ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']],
    [{ NODE_ENV: 'prod' }, ['NODE_ENV']],
    [{ NODE_ENV: 'Production' }, ['NODE_ENV']],
    [{ NODE_ENV: 'staging' }, ['NODE_ENV']],
    [{ METRICS_TOKEN: 'short' }, ['METRICS_TOKEN']],
    [{ LEAST_NOTICE_HOURS: '-1' }, ['LEAST_NOTICE_HOURS']],
    [{ LEAST_NOTICE_HOURS: '1000' }, ['LEAST_NOTICE_HOURS']],
    [{ SAFE2PAY_SANDBOX: 'yes' }, ['SAFE2PAY_SANDBOX']],
    [{ SAFE2PAY_API_URL: 'api' }, ['SAFE2PAY_API_URL']],
    [{ COMMIT: 'main' }, ['COMMIT']],
    [{ PORT: 'x', DEMO: 'x', LOG_LEVEL: 'x' }, ['PORT', 'DEMO', 'LOG_LEVEL']],
  ])('%j: every wrong variable is named', (env, named) => {
    expect(problems(env)).toEqual(named)
  })
})
