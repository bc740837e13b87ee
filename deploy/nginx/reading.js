// For reading.conf: who was let in, and where a former address leads.
import crypto from 'crypto';
import fs from 'fs';
import same from 'same.js';

// The twin of Pass in backend/apps/reading/grants.py: under which name the booklet stands for this device.
function epoch(r) {
  const cookie = r.variables.cookie_lv_reading; // 1.{grant}.{epoch}.{until}.{signature}: reading.conf saw that it fits
  const end = cookie.lastIndexOf('.');
  const said = cookie.slice(2, end);
  const parts = said.split('.');
  if (Number(parts[2]) * 1000 <= Date.now()) return '-';
  const expected = crypto.createHmac('sha256', r.variables.reading_key).update(`${r.variables.reading_slug}.${said}`);
  return same(cookie.slice(end + 1), expected.digest('base64url')) ? parts[1] : '-';
}

// What is not there under this address may be there under another one.
function moved(r) {
  try {
    const slug = fs.readFileSync(`${r.variables.edge}/moved/${r.variables.reading_host}/${r.variables.reading_slug}`, 'utf8');
    r.return(301, `/l/${slug}/${r.variables.reading_page || ''}`);
  } catch (e) {
    r.return(404);
  }
}

export default { epoch, moved };
