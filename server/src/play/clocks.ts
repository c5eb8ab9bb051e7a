export * from '@kaffeehaus/trust/course/clocks';
