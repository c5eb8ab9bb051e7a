export * from '@kaffeehaus/trust/course/deeds';
