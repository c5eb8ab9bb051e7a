export * from '@kaffeehaus/trust/course/glicko';
