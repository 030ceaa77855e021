// The most frequent passwords in leaks, of six characters or more, then those common in Brazil.
const known = `
  123456 123456789 12345678 1234567 1234567890 qwerty password 111111 123123 abc123 password1 iloveyou 000000 987654321
  654321 qwerty123 1q2w3e4r 1q2w3e 1qaz2wsx 1q2w3e4r5t qwertyuiop 123321 666666 121212 112233 555555 777777 888888 999999
  222222 333333 444444 159753 123qwe qwe123 asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx monkey dragon letmein football baseball
  master sunshine princess welcome welcome1 shadow superman batman michael jordan charlie daniel jessica ashley pokemon
  starwars computer internet freedom whatever trustno1 passw0rd p@ssw0rd pass123 admin123 administrator login123 test123
  changeme secret google samsung killer hunter soccer summer flower cookie chocolate liverpool chelsea barcelona hello123
  aa123456 a123456 123456a 123abc abcdef abcdefg abcd1234 abc12345 asd123 11111111 00000000 12341234 123654 147258369
  147258 147852 789456 789456123 741852963 102030 10203040 010203 101010 131313 1234qwer q1w2e3r4 zaq12wsx 55555555 88888888

  senha1 senha12 senha123 senha1234 senha123456 minhasenha mudar123 mudar1234 trocar123 acesso acesso123 entrar bemvindo
  brasil brasil123 brasil10 brasil2026 saopaulo riodejaneiro flamengo flamengo1 corinthians corinthians1 palmeiras santos
  saopaulofc vasco123 gremio internacional cruzeiro botafogo fluminense futebol neymar10 ronaldo pelegol
  teamo123 teamo eteamo amoreterno amorzinho meuamor meuamor1 amor123 amordaminhavida saudade gatinha gatinho princesa
  estrela borboleta cachorro felicidade familia minhavida deusefiel deusfiel deus123 jesus123 jesuscristo jesus1 senhor
  gabriel mariana juliana camila leticia fernanda rafael felipe lucas123 gustavo matheus amanda bruna123 beatriz vitoria
  carlos marcos123 ricardo patricia eduardo rodrigo thiago larissa isabela mateus123 joao123 maria123 pedro123
  admin1 administrador usuario usuario1 cliente cliente123 imoveis imoveis123 imobiliaria corretor corretor123 fotografo
  ensaio ensaios abcdefgh asdf1234 qwert12345 escola123 vida123 casa123 mudarsenha
`
const commonPasswords = new Set(known.trim().split(/\s+/))

/** Is it one of the most common passwords? Ignores case (rule password-rule). */
export function isCommonPassword(password: string): boolean {
  return commonPasswords.has(password.trim().toLowerCase())
}
