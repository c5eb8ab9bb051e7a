export * from '@kaffeehaus/trust/course/rest';
