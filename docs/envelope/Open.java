// java Open.java <private key, PKCS#8 in base64> <Encryption header> <body>
import java.nio.charset.StandardCharsets;
import java.security.KeyFactory;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Arrays;
import java.util.Base64;
import javax.crypto.Cipher;
import javax.crypto.spec.SecretKeySpec;

public class Open {
  static String open(String privateKey, String header, String body) throws Exception {
    Base64.Decoder base64 = Base64.getDecoder();
    String wrapped = header.substring(header.lastIndexOf(';') + 1);
    Cipher rsa = Cipher.getInstance("RSA/ECB/PKCS1Padding");
    rsa.init(Cipher.DECRYPT_MODE,
        KeyFactory.getInstance("RSA").generatePrivate(new PKCS8EncodedKeySpec(base64.decode(privateKey))));
    byte[] key = Arrays.copyOf(rsa.doFinal(base64.decode(wrapped)), 8);
    Cipher des = Cipher.getInstance("DES/ECB/PKCS5Padding");
    des.init(Cipher.DECRYPT_MODE, new SecretKeySpec(key, "DES"));
    return new String(des.doFinal(base64.decode(body)), StandardCharsets.UTF_8);
  }

  public static void main(String[] given) throws Exception {
    System.out.write((open(given[0], given[1], given[2]) + "\n").getBytes(StandardCharsets.UTF_8));
  }
}
