export { PROTOCOL, PROTOCOL_JSON } from '@kaffeehaus/protocol';
