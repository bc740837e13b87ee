export { server } from '../../../test/server';
