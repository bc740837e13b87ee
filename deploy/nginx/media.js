// For the store of media.conf: who may read, how a private bucket is asked, what of its answer is passed on.
import crypto from 'crypto';
import same from 'same.js';

const SECONDS = 60;
const REGION = 'us-east-1';
const KEPT = ['content-length', 'content-range', 'etag'];

const hmac = (key, text) => crypto.createHmac('sha256', key).update(text);
const sha256 = (text) => crypto.createHash('sha256').update(text).digest('hex');

// The twin of signed_address in backend/apps/media/addresses.py.
function signed(r) {
  const expiry = r.variables.arg_e;
  if (!/^[1-9][0-9]{9}$/.test(expiry) || Number(expiry) * 1000 <= Date.now()) return '';
  const expected = hmac(r.variables.media_key, `${r.uri}?e=${expiry}`).digest('base64url');
  return same(r.variables.arg_s || '', expected) ? '1' : '';
}

// AWS Signature Version 4, in the query.
function s3_request(r) {
  const time = new Date().toISOString().replace(/[-:]|\.\d+/g, '');
  const scope = `${time.slice(0, 8)}/${REGION}/s3/aws4_request`;
  const path = `/${r.variables.s3_bucket}${r.uri}`;
  const query = [
    'X-Amz-Algorithm=AWS4-HMAC-SHA256',
    `X-Amz-Credential=${encodeURIComponent(`${r.variables.s3_access_key}/${scope}`)}`,
    `X-Amz-Date=${time}`,
    `X-Amz-Expires=${SECONDS}`,
    'X-Amz-SignedHeaders=host',
  ].join('&');
  const request = `GET\n${path}\n${query}\nhost:${r.variables.s3_host}\n\nhost\nUNSIGNED-PAYLOAD`;
  const key = scope.split('/').reduce((key, part) => hmac(key, part).digest(), `AWS4${r.variables.s3_secret_key}`);
  const signature = hmac(key, `AWS4-HMAC-SHA256\n${time}\n${scope}\n${sha256(request)}`).digest('hex');
  return `${path}?${query}&X-Amz-Signature=${signature}`;
}

function purge_headers(r) {
  for (const name in r.headersOut) {
    if (!KEPT.includes(name.toLowerCase())) delete r.headersOut[name];
  }
  r.headersOut['Content-Type'] = r.variables.media_type;
}

export default { signed, s3_request, purge_headers };
