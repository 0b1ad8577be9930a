// A player logs in: the least that an operator answers for it. Node alone: node docs/firstLogin.mjs [port]
// It keeps nothing and knows one member; a real operator has a database, limits and a captcha here.
import { constants, createDecipheriv, generateKeyPairSync, privateDecrypt, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const publicKey = keys.publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const member = { id: '1', account: 'maria', password: 'Araw2026!', type: 0, regDate: Date.now() };
const sessions = new Set();

function open(header, body) {
  const wrapped = Buffer.from(header.split(';').at(-1), 'base64');
  const block = privateDecrypt({ key: keys.privateKey, padding: constants.RSA_NO_PADDING }, wrapped);
  const des = block.subarray(-16, -8);
  const cipher = createDecipheriv('des-ede3-ecb', Buffer.concat([des, des, des]), null);
  return JSON.parse(cipher.update(Buffer.from(body, 'base64'), undefined, 'utf8') + cipher.final('utf8'));
}

class Refusal extends Error {
  constructor(status, code, value) {
    super(code);
    Object.assign(this, { status, code, value });
  }
}

const rule = { enabled: true, required: true, pattern: '' };

const answers = {
  'GET /wps/system/status': () => ({ info: {}, maintenance: false, regionRestriction: false }),
  'GET /wps/system/settings/consolidated': () => ({
    merchantCode: 'DEMO',
    trialMerchantCode: 'DEMOTRIAL',
    merchantName: 'Demo',
    defaultLanguage: 'EN',
    minimumAge: 21,
    now: Date.now(),
    sealing: { scheme: 'DES', keyId: 'k1', publicKey },
    popup: { A: false, B: false, autoplay: false },
    demoTicker: false,
    feedbackWords: { least: 3, most: 300 },
    licence: {
      licensee: 'Demo operator',
      number: 'DEMO-0000',
      register: 'https://regulator.example',
      help: [{ name: 'Demo helpline', url: 'https://help.example' }],
    },
  }),
  'GET /wps/system/setting/register': () => ({
    fields: { username: rule, password: rule },
    loginRules: { loginUsername: rule, loginPassword: rule, loginMobileNum: rule, verificationCode: rule },
    // Sign-up needs the call `terms`, which is missing here.
    usernameRegistration: false,
    mobileRegistration: false,
    mobileVerification: false,
    affiliateEnabled: false,
    captchaEnabled: false,
    dialingCodes: [],
  }),
  'POST /wps/session/login': ({ username, password }) => {
    if (username !== member.account || password !== member.password) {
      throw new Refusal(400, 'credentialsWrong', { captcha: false });
    }
    const token = randomBytes(24).toString('base64url');
    sessions.add(token);
    return { token, userName: member.account, type: member.type };
  },
  'GET /wps/member/info': () => ({
    id: member.id,
    account: member.account,
    type: member.type,
    regDate: member.regDate,
  }),
  'GET /wps/wallets/gcs': () => ({ sumBalance: 12480.5, currencySymbol: '₱' }),
  'DELETE /wps/session/logout': (_body, token) => (sessions.delete(token), {}),
};
const forMembers = ['GET /wps/member/info', 'GET /wps/wallets/gcs', 'DELETE /wps/session/logout'];

async function answer(request) {
  const call = `${request.method} ${new URL(request.url, 'http://operator').pathname}`;
  const token = request.headers.authorization;
  if (!(call in answers)) throw new Refusal(404, 'switchedOff');
  if (forMembers.includes(call) && !sessions.has(token)) throw new Refusal(401, 'sessionEnded');
  const sealed = request.headers.encryption;
  const body = await text(request);
  return answers[call](sealed ? open(sealed, body) : body && JSON.parse(body), token);
}

const server = createServer((request, response) => {
  const send = (status, body) =>
    response
      .writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
      .end(JSON.stringify(body));
  answer(request).then(
    (value) => send(200, { success: true, value }),
    ({ status = 400, code = 'requestInvalid', value }) =>
      send(status, { success: false, code, message: '', value }),
  );
});
server.listen(Number(process.argv[2] ?? 8090), '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${server.address().port}\n`);
});
